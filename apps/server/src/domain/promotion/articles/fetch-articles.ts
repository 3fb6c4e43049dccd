import { handle } from '../../../platform/http/calls/handle.js';
import { listArticles } from './list-articles.js';

export const fetchArticles = handle('promotion/fetchArticles', async ({ caller, services }) => ({
  items: await listArticles(services.store.db, caller),
}));
