import type { OwnWords } from '../internal/own-words.js';

export interface ImageViewerWords {
  zoomIn: string;
  zoomOut: string;
  fit: string;
  turn: string;
  previous: string;
  next: string;
  tools: string;
  keys: string;
  position: (at: number, total: number) => string;
  zoomed: (percent: number) => string;
  turned: (degrees: number) => string;
}

export const imageViewerWords: OwnWords<ImageViewerWords> = {
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show whole',
    turn: 'Turn to the right',
    previous: 'Previous picture',
    next: 'Next picture',
    tools: 'View',
    keys: 'Keys: plus and minus zoom, 0 shows the whole picture, R turns it, arrows move it, Page Up and Page Down change it.',
    position: (at, total) => `Picture ${at} of ${total}`,
    zoomed: (percent) => `${percent} %`,
    turned: (degrees) => `turned by ${degrees}°`,
  },
  zh: {
    zoomIn: '放大',
    zoomOut: '缩小',
    fit: '显示全图',
    turn: '向右旋转',
    previous: '上一张',
    next: '下一张',
    tools: '查看',
    keys: '按键：加号和减号缩放，0 显示全图，R 旋转，方向键移动，PageUp 和 PageDown 切换图片。',
    position: (at, total) => `第 ${at} 张，共 ${total} 张`,
    zoomed: (percent) => `${percent}%`,
    turned: (degrees) => `已旋转 ${degrees}°`,
  },
  es: {
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fit: 'Ver entera',
    turn: 'Girar a la derecha',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    tools: 'Vista',
    keys: 'Teclas: más y menos acercan y alejan, 0 muestra la imagen entera, R la gira, las flechas la mueven, Re Pág y Av Pág la cambian.',
    position: (at, total) => `Imagen ${at} de ${total}`,
    zoomed: (percent) => `${percent} %`,
    turned: (degrees) => `girada ${degrees}°`,
  },
  ja: {
    zoomIn: '拡大',
    zoomOut: '縮小',
    fit: '全体を表示',
    turn: '右に回転',
    previous: '前の画像',
    next: '次の画像',
    tools: '表示',
    keys: 'キー操作：＋と－で拡大・縮小、0 で全体表示、R で回転、矢印で移動、PageUp と PageDown で画像を切り替え。',
    position: (at, total) => `${total} 枚中 ${at} 枚目`,
    zoomed: (percent) => `${percent}%`,
    turned: (degrees) => `${degrees}° 回転`,
  },
};
