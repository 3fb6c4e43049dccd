import type { OwnWords } from '../internal/own-words.js';

export interface VideoPlayerWords {
  failed: string;
}

export const videoPlayerWords: OwnWords<VideoPlayerWords> = {
  en: { failed: 'The video could not be played' },
  zh: { failed: '无法播放视频' },
  es: { failed: 'No se ha podido reproducir el vídeo' },
  ja: { failed: '動画を再生できませんでした' },
};
