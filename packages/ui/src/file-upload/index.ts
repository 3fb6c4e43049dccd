export type { UploadContext } from './create-upload-queue.js';
export { FileUpload, type FileUploadProps } from './file-upload.js';
export type { StoredFile } from './upload-entry.js';
