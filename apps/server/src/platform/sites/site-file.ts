/**
 * The endings of the compressed files beside a build's files, by encoding; the first that the browser accepts is
 * sent.
 */
export const endings = { br: 'br', gzip: 'gz' } as const;

/** How a file travels. */
export type Encoding = keyof typeof endings;

/** A file of a site, in memory. */
export interface SiteFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** The same, compressed by the build; absent for a file that does not shrink. */
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly etag: string;
  /** Its name carries its hash, so it never changes. */
  readonly immutable: boolean;
  /** It is the script of a worker of ours: the builds keep the `.worker` of its source in its name. */
  readonly isWorker: boolean;
}
