import { type ArticleStatus, articleLifecycle } from '@skillcert/core';

/** Where an article stands once it was written on. */
export const afterWriting = (status: ArticleStatus): ArticleStatus =>
  articleLifecycle.transitions.find(({ from, event }) => from === status && event === 'write')?.to ?? status;
