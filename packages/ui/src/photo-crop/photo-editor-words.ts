import type { CameraProblem } from '../internal/open-camera.js';
import type { OwnWords } from '../internal/own-words.js';

export interface PhotoEditorWords {
  stage: string;
  keys: string;
  zoom: string;
  turnLeft: string;
  turnRight: string;
  guide: string;
  use: string;
  other: string;
  zoomed: (percent: number) => string;
  /** It can be used all the same. */
  tooSmall: (kept: string, wanted: string) => string;
  /** It cannot. */
  tooFew: (kept: string, wanted: string) => string;
  tooHeavy: (limit: string) => string;
  unreadable: string;
  damaged: string;
  camera: string;
  cameraStarting: string;
  cameraProblems: Record<CameraProblem, string>;
  shoot: string;
  switchCamera: string;
  placeFace: string;
}

export const photoEditorWords: OwnWords<PhotoEditorWords> = {
  en: {
    stage: 'Part of the picture that becomes the photo',
    keys: 'Arrow keys move the picture, plus and minus zoom, R turns it, 0 starts over.',
    zoom: 'Zoom',
    turnLeft: 'Turn to the left',
    turnRight: 'Turn to the right',
    guide: 'Face guide',
    use: 'Use this photo',
    other: 'Another picture',
    zoomed: (percent) => `${percent} %`,
    tooSmall: (kept, wanted) =>
      `This part has ${kept} pixels and the photo needs ${wanted}: it will be blurred. Zoom out or choose a larger picture.`,
    tooFew: (kept, wanted) =>
      `This part has ${kept} pixels and the photo needs ${wanted}. Zoom out or choose a larger picture.`,
    tooHeavy: (limit) =>
      `The photo cannot be made smaller than ${limit} without spoiling it. Choose another picture.`,
    unreadable: 'This file cannot be read as a picture. Choose a JPEG or PNG file.',
    damaged:
      'This picture is damaged, or part of it is missing. Choose the original once more, or take another.',
    camera: 'Camera',
    cameraStarting: 'The camera is starting. Your browser may ask you to allow it.',
    cameraProblems: {
      refused:
        'The camera is not allowed here. Allow it in the browser’s settings for this site, or choose a file.',
      absent: 'No camera was found. Connect one, or choose a file.',
      failed:
        'The camera cannot be used now; another programme may hold it. Close that one, or choose a file.',
    },
    shoot: 'Take the photo',
    switchCamera: 'Switch camera',
    placeFace: 'Look straight ahead, your face in the oval and your eyes on the line.',
  },
  zh: {
    stage: '照片的取景范围',
    keys: '方向键移动图片，加号和减号缩放，R 旋转，0 重新开始。',
    zoom: '缩放',
    turnLeft: '向左旋转',
    turnRight: '向右旋转',
    guide: '面部参考线',
    use: '使用这张照片',
    other: '换一张',
    zoomed: (percent) => `${percent}%`,
    tooSmall: (kept, wanted) =>
      `所选部分为 ${kept} 像素，照片需要 ${wanted}，成像会模糊。请缩小或换一张更大的图片。`,
    tooFew: (kept, wanted) => `所选部分为 ${kept} 像素，照片需要 ${wanted} 像素。请缩小或换一张更大的图片。`,
    tooHeavy: (limit) => `照片无法在保证清晰的情况下压缩到 ${limit} 以内，请换一张图片。`,
    unreadable: '无法读取该图片，请选择 JPEG 或 PNG 文件。',
    damaged: '图片已损坏或不完整，请重新选择原图，或另拍一张。',
    camera: '摄像头',
    cameraStarting: '正在启动摄像头，浏览器可能会询问是否允许使用。',
    cameraProblems: {
      refused: '未获准使用摄像头。请在浏览器的网站设置中允许，或选择文件。',
      absent: '未找到摄像头。请连接摄像头，或选择文件。',
      failed: '摄像头暂时无法使用，可能被其他程序占用。请关闭该程序，或选择文件。',
    },
    shoot: '拍照',
    switchCamera: '切换摄像头',
    placeFace: '请正视前方，面部置于椭圆内，双眼对准横线。',
  },
  es: {
    stage: 'Parte de la imagen que será la foto',
    keys: 'Las flechas mueven la imagen, más y menos la acercan y alejan, R la gira, 0 vuelve a empezar.',
    zoom: 'Ampliación',
    turnLeft: 'Girar a la izquierda',
    turnRight: 'Girar a la derecha',
    guide: 'Guía del rostro',
    use: 'Usar esta foto',
    other: 'Otra imagen',
    zoomed: (percent) => `${percent} %`,
    tooSmall: (kept, wanted) =>
      `Esta parte tiene ${kept} píxeles y la foto necesita ${wanted}: saldrá borrosa. Aleje la imagen o elija una más grande.`,
    tooFew: (kept, wanted) =>
      `Esta parte tiene ${kept} píxeles y la foto necesita ${wanted}. Aleje la imagen o elija otra más grande.`,
    tooHeavy: (limit) => `La foto no cabe en ${limit} sin estropearse. Elija otra imagen.`,
    unreadable: 'Este archivo no se puede leer como imagen. Elija un archivo JPEG o PNG.',
    damaged: 'Esta imagen está dañada o le falta una parte. Elija de nuevo el original o haga otra.',
    camera: 'Cámara',
    cameraStarting: 'La cámara se está iniciando. Es posible que el navegador le pida permiso.',
    cameraProblems: {
      refused:
        'Aquí no se permite la cámara. Permítala en los ajustes del navegador para este sitio, o elija un archivo.',
      absent: 'No se ha encontrado ninguna cámara. Conecte una o elija un archivo.',
      failed: 'Ahora no se puede usar la cámara; quizá la ocupe otro programa. Ciérrelo o elija un archivo.',
    },
    shoot: 'Hacer la foto',
    switchCamera: 'Cambiar de cámara',
    placeFace: 'Mire al frente, con el rostro en el óvalo y los ojos en la línea.',
  },
  ja: {
    stage: '写真になる範囲',
    keys: '矢印キーで移動、＋と－で拡大・縮小、R で回転、0 で最初に戻します。',
    zoom: '拡大率',
    turnLeft: '左に回転',
    turnRight: '右に回転',
    guide: '顔の位置の目安',
    use: 'この写真を使う',
    other: '別の画像',
    zoomed: (percent) => `${percent}%`,
    tooSmall: (kept, wanted) =>
      `選択範囲は ${kept} ピクセルですが、写真には ${wanted} 必要です。ぼやけるため、縮小するか大きな画像を選んでください。`,
    tooFew: (kept, wanted) =>
      `選択範囲は${kept}ピクセル、写真には${wanted}ピクセルが必要です。縮小するか、より大きい画像を選んでください。`,
    tooHeavy: (limit) => `画質を保ったまま ${limit} 以内にできません。別の画像を選んでください。`,
    unreadable: '画像として読み取れません。JPEG か PNG のファイルを選んでください。',
    damaged: '画像が壊れているか、一部が欠けています。元の画像をもう一度選ぶか、撮り直してください。',
    camera: 'カメラ',
    cameraStarting: 'カメラを起動しています。ブラウザーが許可を求めることがあります。',
    cameraProblems: {
      refused:
        'カメラの使用が許可されていません。ブラウザーのサイト設定で許可するか、ファイルを選んでください。',
      absent: 'カメラが見つかりません。カメラを接続するか、ファイルを選んでください。',
      failed:
        'カメラを使用できません。ほかのアプリが使用中の可能性があります。終了するか、ファイルを選んでください。',
    },
    shoot: '撮影する',
    switchCamera: 'カメラを切り替え',
    placeFace: '正面を向き、顔を楕円の中に、目を線に合わせてください。',
  },
};
