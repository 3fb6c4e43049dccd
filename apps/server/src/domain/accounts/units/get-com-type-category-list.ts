import { handle } from '../../../platform/http/calls/handle.js';
import { titleIn } from '../../../platform/http/title-in.js';

export const getComTypeCategoryList = handle(
  'user/getComTypeCategoryList',
  async ({ input, services, request }) => ({
    items: services.unitCategories.com_type_categories
      .filter(
        ({ organization_category }) =>
          !input.organization_category || organization_category === input.organization_category,
      )
      .map(({ id, title, organization_category }) => ({
        id,
        title: titleIn(request.language, title),
        organization_category,
      })),
  }),
);
