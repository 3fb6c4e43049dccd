import type { OwnWords } from '../internal/own-words.js';

export interface PdfPreviewWords {
  tools: string;
  previous: string;
  next: string;
  /** Names the box that takes a page number. */
  page: (total: number) => string;
  pageOf: (page: number, total: number) => string;
  zoomIn: string;
  zoomOut: string;
  zoomed: (percent: number) => string;
  fit: string;
  turn: string;
  turned: (degrees: number) => string;
  failed: string;
  locked: string;
  password: string;
  wrongPassword: string;
  open: string;
}

export const pdfPreviewWords: OwnWords<PdfPreviewWords> = {
  en: {
    tools: 'Document',
    previous: 'Previous page',
    next: 'Next page',
    page: (total) => `Page, of ${total}`,
    pageOf: (page, total) => `Page ${page} of ${total}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomed: (percent) => `${percent} %`,
    fit: 'Fit to width',
    turn: 'Turn to the right',
    turned: (degrees) => `turned by ${degrees}°`,
    failed: 'The document could not be opened',
    locked: 'This document is protected.',
    password: 'Password of the document',
    wrongPassword: 'This password does not open it. Check capitals and try again.',
    open: 'Open',
  },
  zh: {
    tools: '文档',
    previous: '上一页',
    next: '下一页',
    page: (total) => `页码，共 ${total} 页`,
    pageOf: (page, total) => `第 ${page} 页，共 ${total} 页`,
    zoomIn: '放大',
    zoomOut: '缩小',
    zoomed: (percent) => `${percent}%`,
    fit: '适合宽度',
    turn: '向右旋转',
    turned: (degrees) => `已旋转 ${degrees}°`,
    failed: '无法打开文档',
    locked: '该文档受密码保护。',
    password: '文档密码',
    wrongPassword: '密码不正确，请检查大小写后重试。',
    open: '打开',
  },
  es: {
    tools: 'Documento',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (total) => `Página, de ${total}`,
    pageOf: (page, total) => `Página ${page} de ${total}`,
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    zoomed: (percent) => `${percent} %`,
    fit: 'Ajustar al ancho',
    turn: 'Girar a la derecha',
    turned: (degrees) => `girado ${degrees}°`,
    failed: 'No se ha podido abrir el documento',
    locked: 'Este documento está protegido.',
    password: 'Contraseña del documento',
    wrongPassword: 'Esta contraseña no lo abre. Revise las mayúsculas e inténtelo de nuevo.',
    open: 'Abrir',
  },
  ja: {
    tools: '文書',
    previous: '前のページ',
    next: '次のページ',
    page: (total) => `ページ番号（全 ${total} ページ）`,
    pageOf: (page, total) => `${total} ページ中 ${page} ページ目`,
    zoomIn: '拡大',
    zoomOut: '縮小',
    zoomed: (percent) => `${percent}%`,
    fit: '幅に合わせる',
    turn: '右に回転',
    turned: (degrees) => `${degrees}° 回転`,
    failed: '文書を開けませんでした',
    locked: 'この文書は保護されています。',
    password: '文書のパスワード',
    wrongPassword: 'パスワードが違います。大文字・小文字を確認して、もう一度お試しください。',
    open: '開く',
  },
};
