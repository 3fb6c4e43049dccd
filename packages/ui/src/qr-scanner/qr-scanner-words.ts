import type { OwnWords } from '../internal/own-words.js';

/** Why nothing is read. */
export type ScannerProblem = 'refused' | 'absent' | 'failed' | 'lost' | 'unread';

export interface QrScannerWords {
  /** Names the picture. */
  picture: string;
  starting: string;
  /** The instruction while codes are read. */
  hold: string;
  /** Names the list of cameras. */
  camera: string;
  /** A camera without a name of its own. */
  nth: (n: number) => string;
  torch: string;
  problems: Record<ScannerProblem, string>;
}

export const qrScannerWords: OwnWords<QrScannerWords> = {
  en: {
    picture: 'What the camera sees',
    starting: 'The camera is starting. Your browser may ask you to allow it.',
    hold: 'Hold the QR code in front of the camera.',
    camera: 'Camera',
    nth: (n) => `Camera ${n}`,
    torch: 'Light',
    problems: {
      refused: 'The camera is not allowed here. Allow it in the browser’s settings for this site.',
      absent: 'No camera was found. Connect one.',
      failed: 'The camera cannot be used now; another programme may hold it. Close that one.',
      lost: 'The camera is gone: it was unplugged, or it is not allowed any more.',
      unread: 'What reads the codes could not be downloaded, or broke.',
    },
  },
  zh: {
    picture: '摄像头画面',
    starting: '正在启动摄像头，浏览器可能会询问是否允许使用。',
    hold: '请将二维码对准摄像头。',
    camera: '摄像头',
    nth: (n) => `摄像头 ${n}`,
    torch: '补光灯',
    problems: {
      refused: '未获准使用摄像头。请在浏览器的网站设置中允许。',
      absent: '未找到摄像头。请连接摄像头。',
      failed: '摄像头暂时无法使用，可能被其他程序占用。请关闭该程序。',
      lost: '摄像头已断开：可能被拔出，或不再允许使用。',
      unread: '识别组件未能下载，或已出错。',
    },
  },
  es: {
    picture: 'Lo que ve la cámara',
    starting: 'La cámara se está iniciando. Es posible que el navegador le pida permiso.',
    hold: 'Ponga el código QR delante de la cámara.',
    camera: 'Cámara',
    nth: (n) => `Cámara ${n}`,
    torch: 'Luz',
    problems: {
      refused: 'Aquí no se permite la cámara. Permítala en los ajustes del navegador para este sitio.',
      absent: 'No se ha encontrado ninguna cámara. Conecte una.',
      failed: 'Ahora no se puede usar la cámara; quizá la ocupe otro programa. Ciérrelo.',
      lost: 'La cámara ha desaparecido: se ha desconectado o ya no se permite.',
      unread: 'El lector de códigos no se ha podido descargar o ha fallado.',
    },
  },
  ja: {
    picture: 'カメラの映像',
    starting: 'カメラを起動しています。ブラウザーが許可を求めることがあります。',
    hold: 'QR コードをカメラにかざしてください。',
    camera: 'カメラ',
    nth: (n) => `カメラ ${n}`,
    torch: 'ライト',
    problems: {
      refused: 'カメラの使用が許可されていません。ブラウザーのサイト設定で許可してください。',
      absent: 'カメラが見つかりません。カメラを接続してください。',
      failed: 'カメラを使用できません。ほかのアプリが使用中の可能性があります。終了してください。',
      lost: 'カメラが切断されました。取り外されたか、許可が取り消されました。',
      unread: 'コードの読み取り機能をダウンロードできないか、エラーが発生しました。',
    },
  },
};
