import { handle } from '../../../platform/http/calls/handle.js';
import { titleIn } from '../../../platform/http/title-in.js';

export const getCategoryList = handle('user/getCategoryList', async ({ services, request }) => ({
  items: services.unitCategories.organization_categories.map(({ id, title }) => ({
    id,
    title: titleIn(request.language, title),
  })),
}));
