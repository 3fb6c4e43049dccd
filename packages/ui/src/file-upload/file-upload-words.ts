import type { OwnWords } from '../internal/own-words.js';

export interface FileUploadWords {
  choose: string;
  files: string;
  sizeLimit: (size: string) => string;
  countLimit: (count: number) => string;
  waiting: string;
  uploading: (percent: number) => string;
  uploaded: string;
  cancelled: string;
  failed: string;
  duplicate: string;
  tooMany: (count: number) => string;
  oneByOne: string;
  progressOf: (name: string) => string;
  cancel: (name: string) => string;
  retry: (name: string) => string;
  announceOpen: (count: number, percent: number) => string;
  announceDone: (count: number) => string;
}

export const fileUploadWords: OwnWords<FileUploadWords> = {
  en: {
    choose: 'Choose files, or drop or paste them here',
    files: 'Files',
    sizeLimit: (size) => `Up to ${size} each`,
    countLimit: (count) => (count === 1 ? 'One file' : `At most ${count} files`),
    waiting: 'Waiting',
    uploading: (percent) => `${percent} %`,
    uploaded: 'Uploaded',
    cancelled: 'Cancelled',
    failed: 'The upload failed. The file is still here: try again.',
    duplicate: 'This file is in the list already',
    tooMany: (count) => `Not taken: the list holds at most ${count}`,
    oneByOne: 'Not taken: another file is on its way. Wait for it, or cancel it.',
    progressOf: (name) => `Upload of ${name}`,
    cancel: (name) => `Cancel the upload of ${name}`,
    retry: (name) => `Upload ${name} again`,
    announceOpen: (count, percent) =>
      `${count === 1 ? 'Uploading one file' : `Uploading ${count} files`}: ${percent} %`,
    announceDone: (count) =>
      count === 1 ? 'One file has been uploaded' : `${count} files have been uploaded`,
  },
  zh: {
    choose: '选择文件，或拖放、粘贴到此处',
    files: '文件',
    sizeLimit: (size) => `每个不超过 ${size}`,
    countLimit: (count) => `最多 ${count} 个`,
    waiting: '等待上传',
    uploading: (percent) => `${percent}%`,
    uploaded: '已上传',
    cancelled: '已取消',
    failed: '上传失败。文件仍保留在此，请重试。',
    duplicate: '该文件已在列表中',
    tooMany: (count) => `未添加：最多 ${count} 个文件`,
    oneByOne: '未添加：另一个文件正在上传，请等它完成，或先取消它',
    progressOf: (name) => `${name} 的上传进度`,
    cancel: (name) => `取消上传 ${name}`,
    retry: (name) => `重新上传 ${name}`,
    announceOpen: (count, percent) => `正在上传 ${count} 个文件：${percent}%`,
    announceDone: (count) => `已上传 ${count} 个文件`,
  },
  es: {
    choose: 'Elija archivos, o suéltelos o péguelos aquí',
    files: 'Archivos',
    sizeLimit: (size) => `Hasta ${size} cada uno`,
    countLimit: (count) => (count === 1 ? 'Un archivo' : `Como máximo ${count} archivos`),
    waiting: 'En espera',
    uploading: (percent) => `${percent} %`,
    uploaded: 'Subido',
    cancelled: 'Cancelado',
    failed: 'No se pudo subir. El archivo sigue aquí: inténtelo de nuevo.',
    duplicate: 'Este archivo ya está en la lista',
    tooMany: (count) => `No se ha añadido: la lista admite ${count} como máximo`,
    oneByOne: 'No se ha añadido: se está subiendo otro archivo. Espere a que termine o cancélelo.',
    progressOf: (name) => `Subida de ${name}`,
    cancel: (name) => `Cancelar la subida de ${name}`,
    retry: (name) => `Volver a subir ${name}`,
    announceOpen: (count, percent) =>
      `${count === 1 ? 'Subiendo un archivo' : `Subiendo ${count} archivos`}: ${percent} %`,
    announceDone: (count) => (count === 1 ? 'Se ha subido un archivo' : `Se han subido ${count} archivos`),
  },
  ja: {
    choose: 'ファイルを選択、またはここにドロップか貼り付け',
    files: 'ファイル',
    sizeLimit: (size) => `1 件 ${size} まで`,
    countLimit: (count) => `最大 ${count} 件`,
    waiting: '待機中',
    uploading: (percent) => `${percent}%`,
    uploaded: 'アップロード済み',
    cancelled: 'キャンセルしました',
    failed: 'アップロードできませんでした。ファイルは残っています。もう一度お試しください。',
    duplicate: 'このファイルはすでに一覧にあります',
    tooMany: (count) => `追加できません。最大 ${count} 件です`,
    oneByOne: '追加できません。別のファイルをアップロード中です。終わるまで待つか、キャンセルしてください。',
    progressOf: (name) => `${name} のアップロード`,
    cancel: (name) => `${name} のアップロードをキャンセル`,
    retry: (name) => `${name} をもう一度アップロード`,
    announceOpen: (count, percent) => `${count} 件をアップロード中：${percent}%`,
    announceDone: (count) => `${count} 件をアップロードしました`,
  },
};
