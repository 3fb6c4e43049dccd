import type { ArticleRecord } from '@skillcert/api-client';
import { fileNameOf } from '../../../client/file-name-of.js';

type ArticleFile = ArticleRecord['files'][number];

const endings = { 'application/pdf': /\.pdf$/i, 'image/jpeg': /\.jpe?g$/i } as const;
const ending = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg' } as const;

/** What a file is saved as: its title, ending as what it is. A picture that came as PNG is kept as JPEG. */
export const downloadedName = ({ title, media_type }: Pick<ArticleFile, 'title' | 'media_type'>): string => {
  if (endings[media_type].test(title)) return fileNameOf(title);
  return `${fileNameOf(title.replace(/\.(?:png|webp|jpe?g|pdf)$/i, ''))}${ending[media_type]}`;
};
