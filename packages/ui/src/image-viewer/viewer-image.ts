import type { ReactNode } from 'react';

/** A picture of an ImageViewer. */
export interface ViewerImage {
  src: string;
  /** What it shows; also the name of the stage. */
  alt: string;
  caption?: ReactNode;
}
