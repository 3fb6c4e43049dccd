import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { type PdfDocument, papers } from './pdf-document.js';

declare global {
  // Options that pdfkit 0.20 takes beyond its published types.
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      bbox?: [left: number, top: number, right: number, bottom: number];
      scope?: 'Row' | 'Column';
    }
  }
}

type Element = PDFKit.PDFStructureElement;
type ElementOptions = Parameters<PDFKit.PDFDocument['struct']>[1];

/** Where something is drawn, in points from the top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The pages of a document while they are drawn, with the tree that describes them to programs. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Element;
  readonly accent: string;
  /** A text in writable form: a character that no font has is replaced by its number. */
  readonly written: (text: string) => string;
  /** The area between the margins of a page. */
  readonly frame: Place & { readonly bottom: number };
  /** Where something of this height can begin: here, or at the top of the next page. */
  readonly room: (y: number, height: number) => number;
  readonly nextPage: () => number;
  /** Begins a page with this foot, from which pages are counted anew. */
  readonly nextSection: (foot: string) => number;
  readonly sections: readonly Section[];
  /** Draws an element of the tree with this name (PDF 32000-1, 14.8.4). */
  readonly tag: (parent: Element, name: string, draw: () => void, options?: ElementOptions) => void;
  /** A part of the tree that other parts are put into. */
  readonly group: (parent: Element, name: string) => Element;
  /** Draws decoration without content, such as a line. */
  readonly artifact: (draw: () => void) => void;
}

/** Pages that are counted together, from the first of them. */
interface Section {
  readonly from: number;
  readonly foot: string;
}

/** Around every page, in points. */
export const margin = 42;
const footHeight = 28;

const openPdf = ({ title, author, language, made_at, paper }: PdfDocument, font: Font) => {
  const { width, height } = papers[paper];
  const pdf = new PDFDocument({
    size: [width, height],
    margin,
    // Its own fonts are not embedded, so there must be none.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    // Known to pdfkit, not to its types.
    subset: 'PDF/UA' as 'PDF/A-3',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: {
      Title: title,
      Author: author,
      Creator: 'SkillCert',
      Producer: 'SkillCert',
      CreationDate: made_at,
    },
  });
  // pdfkit takes an opened font too, which its types do not declare: opened once, it serves every document of the
  // thread.
  return pdf.font(font as unknown as Uint8Array<ArrayBuffer>);
};

/** Opens the first page of a document. */
export const openSheet = (document: PdfDocument, font: Font, written: Sheet['written']): Sheet => {
  const pdf = openPdf(document, font);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const { width, height } = papers[document.paper];
  const frame = { x: margin, y: margin, width: width - 2 * margin, bottom: height - margin - footHeight };
  const sections: Section[] = [{ from: 0, foot: document.foot.text }];
  const nextPage = () => {
    pdf.addPage();
    return frame.y;
  };
  return {
    pdf,
    root,
    accent: document.accent,
    written,
    frame,
    nextPage,
    sections,
    nextSection: (foot) => {
      const y = nextPage();
      sections.push({ from: pdf.bufferedPageRange().count - 1, foot });
      return y;
    },
    room: (y, needed) => (y + needed <= frame.bottom || y === frame.y ? y : nextPage()),
    tag: (parent, name, draw, options = {}) => {
      parent.add(pdf.struct(name, options, draw));
    },
    group: (parent, name) => {
      const element = pdf.struct(name);
      parent.add(element);
      return element;
    },
    artifact: (draw) => {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
  };
};
