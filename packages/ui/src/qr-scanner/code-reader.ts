/** What a QrScanner asks of whoever reads codes. */
export interface CodeReader {
  /** What the code in a picture says; null where there is none. Rejects when it cannot read any more. */
  read(picture: ImageData): Promise<string | null>;
}

/** What the worker of {@link codeReaderLoader} is asked: the pixels of a picture, as in ImageData. */
export interface CodeQuestion {
  id: number;
  width: number;
  height: number;
  data: ImageData['data'];
}

/** What it answers: `ready` or `failed` once by itself, then what it read, or that it could not. */
export type CodeAnswer =
  | { kind: 'ready' }
  | { kind: 'failed' }
  | { kind: 'read'; id: number; text: string | null };
