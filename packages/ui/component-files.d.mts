export interface ComponentFile {
  name: string;
  /** What it needs at once; what it may ask for later is not among them. */
  imports: string[];
  /** Gzipped. */
  bytes: number;
}

export function componentFiles(source: string): Promise<ComponentFile[]>;
