import type { OwnWords } from '../internal/own-words.js';

export interface PhotoCropWords {
  choose: string;
  useCamera: string;
  adjust: string;
  remove: string;
}

export const photoCropWords: OwnWords<PhotoCropWords> = {
  en: {
    choose: 'Choose a photo',
    useCamera: 'Take a photo',
    adjust: 'Adjust',
    remove: 'Remove the photo',
  },
  zh: { choose: '选择照片', useCamera: '拍摄照片', adjust: '调整', remove: '移除照片' },
  es: { choose: 'Elegir una foto', useCamera: 'Hacer una foto', adjust: 'Ajustar', remove: 'Quitar la foto' },
  ja: { choose: '写真を選択', useCamera: '写真を撮影', adjust: '調整', remove: '写真を削除' },
};
