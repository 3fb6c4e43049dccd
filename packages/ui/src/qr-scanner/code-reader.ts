/** The interface that a QrScanner needs of a code reader. */
export interface CodeReader {
  /** The text of the code in a picture; null if there is none. Rejects when it cannot read any more. */
  read(picture: ImageData): Promise<string | null>;
}

/** The question to the worker of {@link codeReaderLoader}: the pixels of a picture, as in ImageData. */
export interface CodeQuestion {
  id: number;
  width: number;
  height: number;
  data: ImageData['data'];
}

/** Its answer: `ready` or `failed` once by itself, then the text that it read, or a failure. */
export type CodeAnswer =
  | { kind: 'ready' }
  | { kind: 'failed' }
  | { kind: 'read'; id: number; text: string | null };
