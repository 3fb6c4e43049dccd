/** Sheets by their size in points and how they lie. */
export const papers = {
  a4: { width: 595.28, height: 841.89 },
  a4_wide: { width: 841.89, height: 595.28 },
  a5_wide: { width: 595.28, height: 419.53 },
} as const;

/** The title of the first page. */
interface Heading {
  readonly kind: 'heading';
  readonly text: string;
  /** Above it, for example the owner of the document. */
  readonly over?: string;
  /** At the other end of its line, such as a number. */
  readonly aside?: string;
}

/** The title of a part. */
interface Section {
  readonly kind: 'section';
  readonly text: string;
}

interface Paragraph {
  readonly kind: 'text';
  readonly text: string;
  readonly tone?: 'muted' | 'small';
}

/** Names with their values, in one column or two. */
interface Facts {
  readonly kind: 'facts';
  readonly columns: 1 | 2;
  readonly items: readonly {
    readonly label: string;
    readonly value: string;
    /** As wide as all columns. */
    readonly wide?: boolean;
    readonly strong?: boolean;
  }[];
}

/** A picture in a table, in points. */
export type CellPicture = Omit<Picture, 'kind'>;

/** A table whose head is repeated on every page; its first column names the row. */
interface Table {
  readonly kind: 'table';
  readonly columns: readonly {
    readonly head: string;
    /** The share of the width, beside the other columns. */
    readonly share: number;
    readonly align?: 'right';
  }[];
  readonly rows: readonly (readonly (string | CellPicture)[])[];
  /** How high a row is at least, in points: room to write by hand. */
  readonly row_height?: number;
  /** Whether rows stand closer together, so that a room fits on one page. */
  readonly dense?: boolean;
  /** Sums, under the rows. */
  readonly total?: readonly string[];
}

/** A JPEG or PNG, in points. */
interface Picture {
  readonly kind: 'image';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Its description, for those who do not see it. */
  readonly alt: string;
}

/** A QR code, drawn as lines. */
interface QrCode {
  readonly kind: 'qr';
  readonly value: string;
  /** Of a side, in points. */
  readonly size: number;
  readonly alt: string;
}

/** A part that stays on one page. */
type PdfPart = Section | Paragraph | Facts | Picture | QrCode;

/** Parts side by side, such as facts and a photo. */
interface Beside {
  readonly kind: 'beside';
  readonly main: readonly PdfPart[];
  readonly side: readonly PdfPart[];
  /** Of the side, in points. */
  readonly side_width: number;
  /** A line under it, which separates it from the next or is cut along. */
  readonly ruled?: boolean;
}

/** One box of a grid. A text that does not fit is written smaller. */
export interface GridCell {
  readonly lines: readonly { readonly text: string; readonly look: 'desk' | 'strong' | 'body' | 'label' }[];
  /** Whether it is no place of its own, such as a desk that is not used. */
  readonly shaded?: boolean;
}

/** Boxes of one size side by side and in lines, such as labels to be cut or the desks of a room. */
interface Grid {
  readonly kind: 'grid';
  readonly columns: number;
  /** The height of a box in points, or the number of lines of boxes that share the rest of a page. */
  readonly size: { readonly height: number } | { readonly lines: number };
  /** Dashed lines are for cutting. */
  readonly border: 'solid' | 'dashed';
  readonly cells: readonly GridCell[];
}

/** Places to be signed or sealed by hand, side by side, each with its label under a line. */
interface Signing {
  readonly kind: 'signing';
  readonly labels: readonly [string, ...string[]];
}

/** Blocks that get half of a page if they fit, else a page. */
interface Half {
  readonly kind: 'half';
  readonly blocks: readonly (PdfPart | Heading | Table | Beside)[];
}

/** The next page. With a foot the pages are counted anew from there. */
interface PageBreak {
  readonly kind: 'page_break';
  readonly foot?: string;
}

/** The parts of a page, from top to bottom. */
export type PdfBlock = PdfPart | Heading | Table | Beside | Grid | Signing | Half | PageBreak;

/** One kind of block. */
export type BlockOf<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>;

/** A document as data, which a thread draws: the content of its pages, and the description for a reader's program. */
export interface PdfDocument {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly author: string;
  readonly made_at: Date;
  readonly paper: keyof typeof papers;
  /** The colour of its line, `#rrggbb`. */
  readonly accent: string;
  readonly foot: {
    readonly text: string;
    /** Names `{page}` and `{pages}`; empty where pages are not counted. */
    readonly page: string;
  };
  readonly blocks: readonly PdfBlock[];
}
