import { type Encoding, endings, type SiteFile } from './site-file.js';

const order = Object.keys(endings) as readonly Encoding[];

/** The best encoding that the build stored and the client accepts; undefined for none. */
export const pickEncoding = (
  { encoded }: Pick<SiteFile, 'encoded'>,
  accepts: string | undefined,
): Encoding | undefined => {
  const offered = (accepts ?? '').split(',').map((entry) => entry.trim());
  const takes = (name: string) =>
    offered.some((entry) => entry.split(';')[0] === name && !/;\s*q=0(?:\.0*)?$/.test(entry));
  return order.find((name) => encoded[name] && takes(name));
};
