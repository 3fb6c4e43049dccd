import { contract } from '@skillcert/api-client/contract';
import { usableRoles } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';

const { roles: writers } = contract['promotion/saveArticle'].access;

type Reader = Pick<StaffSession, 'roles'>;

/** Whether the session sees unpublished articles: its writers do. */
const seesDrafts = ({ roles }: Reader): boolean => usableRoles(roles, { roles: writers }).length > 0;

/** The rows of `guidance_article a` that the session sees. */
export const articleSight = (caller: Reader): RawBuilder<boolean> =>
  seesDrafts(caller) ? sql<boolean>`true` : sql<boolean>`a.published_version is not null`;

/** A text of `guidance_article a` as the session sees it: as it is being written, or as it is published. */
export const seenText = (caller: Reader, column: 'title' | 'content'): RawBuilder<string> =>
  sql<string>`${sql.ref(seesDrafts(caller) ? `a.${column}` : `a.published_${column}`)}`;

/** When that text is from. */
export const seenMoment = (caller: Reader): 'a.updated_at' | 'a.published_at' =>
  seesDrafts(caller) ? 'a.updated_at' : 'a.published_at';

/** The state of `guidance_article a`. */
export const articleState: RawBuilder<unknown> = sql`case when a.published_version is null then 'draft'
  when a.published_version = a.version then 'published' else 'changed' end`;

/** The state for the session: a reader who does not write only knows the published one. */
export const seenState = (caller: Reader): RawBuilder<unknown> =>
  seesDrafts(caller) ? articleState : sql`'published'`;
