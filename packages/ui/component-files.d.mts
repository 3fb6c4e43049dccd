export interface ComponentFile {
  name: string;
  /** The files that it needs at once, without those that it may request later. */
  imports: string[];
  /** Gzipped. */
  bytes: number;
}

export function componentFiles(source: string): Promise<ComponentFile[]>;
