import { type ArticleRecord, type InputOf, isCallError } from '@skillcert/api-client';
import type { ArticleEvent } from '@skillcert/core';
import { useRef, useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { failureOf, useAutosave } from '../../../forms/use-autosave.js';
import { useWords } from '../../../messages/words-state.js';
import type { Articles } from './use-articles.js';

type Typed = Pick<ArticleRecord, 'title' | 'content'>;
type Decision = Extract<ArticleEvent, 'publish' | 'withdraw'>;

/** The last saved state; undefined for an article that was deleted elsewhere. */
type Kept = Pick<ArticleRecord, 'article_id' | 'version' | 'updated_at'> | undefined;

const isOutdated = (error: unknown) =>
  isCallError(error) && (error.refusal === 'state_changed' || error.refusal === 'not_found');
const isGone = (error: unknown) => isCallError(error) && error.refusal === 'not_found';

/** The server's current article; undefined if it is deleted. @throws any other failure of the call */
const readThere = (article_id: number): Promise<ArticleRecord | undefined> =>
  call('promotion/fetchArticleById', { article_id }, { quiet: true }).catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });

/** Publishes or withdraws; returns whether a refusal means that another person was faster. */
const setStatus = async (input: InputOf<'promotion/setArticleStatus'>) => {
  let outdated = false;
  const next = await attempt(() =>
    call('promotion/setArticleStatus', input).catch((error: unknown) => {
      outdated = isOutdated(error);
      throw error;
    }),
  );
  return { next, outdated };
};

/** The text of an article, saved while it is written. */
const useArticleText = (article: ArticleRecord, articles: Articles) => {
  const [typed, setTyped] = useState<Typed>({ title: article.title, content: article.content });
  /** The same for code after a call: more may have been typed meanwhile. */
  const latest = useRef(typed);
  const [missing, setMissing] = useState<readonly (keyof Typed)[]>([]);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { autosave, ...kept } = useAutosave<Typed, Kept>({
    saved: article,
    send: async (text, before, key) => {
      const seen = before && { article_id: before.article_id, version: before.version };
      const next = await call('promotion/saveArticle', { ...text, ...seen }, { key, quiet: true });
      articles.written({ ...next, ...text });
      return next;
    },
    onRefused: setRefused,
    sendsOnEnd: true,
    means: (error) => (isGone(error) ? 'conflict' : failureOf(error)),
  });

  const show = (next: Typed) => {
    latest.current = next;
    setTyped(next);
    setRefused({});
  };

  const change = (changes: Partial<Typed>) => {
    const next = { ...latest.current, ...changes };
    show(next);
    setMissing((names) => names.filter((name) => next[name].trim() === ''));
    autosave.change(next);
  };

  const typedNow = () => latest.current;
  return { autosave, kept, typed, typedNow, missing, setMissing, refused, show, change };
};

/**
 * An article while it is written: saved automatically over the version that was seen, so that two people do not
 * overwrite each other, and published once all of it is saved.
 */
export const useArticleEditor = (article: ArticleRecord, articles: Articles) => {
  const { t } = useWords();
  const { article_id } = article;
  const { autosave, kept, typedNow, show, setMissing, ...text } = useArticleText(article, articles);

  const resolve = async (choice: 'here' | 'there') => {
    const answer = await attempt(async () => ({ there: await readThere(article_id) }));
    if (!answer) return;
    const { there } = answer;
    if (choice === 'there') {
      if (!there) articles.open(undefined);
      else {
        show({ title: there.title, content: there.content });
        await autosave.goOnFrom(there, undefined);
        await articles.keep(there);
      }
      return articles.refresh();
    }
    await autosave.goOnFrom(there, typedNow());
    const next = autosave.saved();
    if (next && next.article_id !== article_id) articles.open(next.article_id);
  };

  /** Continues from the decision, with the input since, and reports it. */
  const goOn = async (event: Decision, next: ArticleRecord) => {
    await autosave.goOnFrom(next, autosave.isKept() ? undefined : typedNow());
    await articles.keep(next);
    const told =
      event === 'publish' ? ('promotion.told_published' as const) : ('promotion.told_withdrawn' as const);
    toaster.show({ tone: 'success', message: t(told, { title: next.title }) });
  };

  const decide = async (event: Decision) => {
    const blank = (['title', 'content'] as const).filter((name) => typedNow()[name].trim() === '');
    if (event === 'publish' && blank.length > 0) return setMissing(blank);
    if (!(await autosave.flush())) return;
    const { version } = autosave.saved() ?? article;
    const { next, outdated } = await setStatus({ article_id, version, event });
    if (next) return goOn(event, next);
    // If everything is saved, the stored version can replace it.
    if (outdated && autosave.isKept()) await resolve('there');
  };

  return {
    ...kept,
    ...text,
    resolve,
    decide,
    flush: autosave.flush,
    /** As it was last saved. */
    version: () => autosave.saved()?.version ?? article.version,
  };
};
