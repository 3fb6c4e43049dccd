import { type ArticleStatus, articleLifecycle } from '@skillcert/core';

/** The state of an article after it was edited. */
export const afterWriting = (status: ArticleStatus): ArticleStatus =>
  articleLifecycle.transitions.find(({ from, event }) => from === status && event === 'write')?.to ?? status;
