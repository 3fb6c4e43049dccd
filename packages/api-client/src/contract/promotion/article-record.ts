import { type ArticleStatus, articleLifecycle, guidanceRoles, limits } from '@skillcert/core';
import { z } from 'zod';
import type { Access } from '../access.js';
import { id, line, moment, paragraph } from '../fields.js';

const articleStatuses = Object.keys(articleLifecycle.states) as [ArticleStatus, ...ArticleStatus[]];

/** The readers of the guidance: institutions and the platform's staff, if their account is shown it. */
export const guidanceReaders = {
  to: 'roles',
  roles: [...guidanceRoles.writers, ...guidanceRoles.link_holders],
  show_recommend: true,
} as const satisfies Access;

/** The writers of the guidance. */
export const guidanceWriters = {
  to: 'roles',
  roles: guidanceRoles.writers,
  show_recommend: true,
} as const satisfies Access;

/** The input of an article; the content is Markdown. */
export const typedArticle = {
  title: line(limits.article_title_length_max),
  content: paragraph(limits.article_length_max),
};

/** Counts the changes of an article, from 1. */
export const articleVersion = z.int().min(1);

/** An article as in the list. Readers who do not write see only the published text. */
export const articleRow = z.object({
  article_id: id,
  version: articleVersion,
  title: z.string(),
  status: z.enum(articleStatuses),
  pinned: z.boolean(),
  file_count: z.int(),
  published_at: moment.nullable(),
  updated_at: moment,
});
export type ArticleRow = z.infer<typeof articleRow>;

/** A file of an article, to download: a PDF unchanged, or a picture as JPEG. */
export const articleFile = z.object({
  file_id: id,
  /** The original name of the file. */
  title: z.string(),
  media_type: z.enum(['application/pdf', 'image/jpeg']),
  size: z.int(),
});

/** A whole article. */
export const articleRecord = articleRow.extend({ content: z.string(), files: z.array(articleFile) });
export type ArticleRecord = z.infer<typeof articleRecord>;

const row = {
  article_id: 180143985108001,
  version: 7,
  title: '推荐单位如何组织报名',
  status: 'published',
  pinned: true,
  file_count: 1,
  published_at: '2026-11-20T02:00:00.000Z',
  updated_at: '2026-11-20T02:00:00.000Z',
} satisfies ArticleRow;

const file = {
  file_id: 180143985108801,
  title: '报名组织手册.pdf',
  media_type: 'application/pdf',
  size: 358_400,
} satisfies z.infer<typeof articleFile>;

/** Examples that the calls of this area share. */
export const articleExamples = {
  row,
  file,
  article: { ...row, content: '1. 下载**海报**\n2. 发布报名链接', files: [file] } satisfies ArticleRecord,
};
