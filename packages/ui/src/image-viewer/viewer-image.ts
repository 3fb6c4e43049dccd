import type { ReactNode } from 'react';

/** A picture of an ImageViewer. */
export interface ViewerImage {
  src: string;
  /** The content of the picture; also the name of the stage. */
  alt: string;
  caption?: ReactNode;
}
