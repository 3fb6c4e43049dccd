import type { OwnWords } from '../internal/own-words.js';

export interface VideoPlayerWords {
  failed: string;
  beyond: string;
}

export const videoPlayerWords: OwnWords<VideoPlayerWords> = {
  en: {
    failed: 'The video could not be played',
    beyond: 'You can move only within what you have watched.',
  },
  zh: { failed: '无法播放视频', beyond: '只能在已看过的部分内跳转。' },
  es: {
    failed: 'No se ha podido reproducir el vídeo',
    beyond: 'Solo puede moverse por lo que ya ha visto.',
  },
  ja: { failed: '動画を再生できませんでした', beyond: '再生済みの範囲内でのみ移動できます。' },
};
