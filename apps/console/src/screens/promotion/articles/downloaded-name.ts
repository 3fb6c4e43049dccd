import type { ArticleRecord } from '@skillcert/api-client';
import { fileNameOf } from '../../../client/file-name-of.js';

type ArticleFile = ArticleRecord['files'][number];

const endings = { 'application/pdf': /\.pdf$/i, 'image/jpeg': /\.jpe?g$/i } as const;
const ending = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg' } as const;

/**
 * The name of a saved file: its title, with the ending of its type. A picture that was uploaded as PNG is stored as
 * JPEG.
 */
export const downloadedName = ({ title, media_type }: Pick<ArticleFile, 'title' | 'media_type'>): string => {
  if (endings[media_type].test(title)) return fileNameOf(title);
  return `${fileNameOf(title.replace(/\.(?:png|webp|jpe?g|pdf)$/i, ''))}${ending[media_type]}`;
};
