// @boundaries-ignore a video made by hand stands beside the component whose stories play it
import { sampleVideo } from '../../packages/ui/src/video-player/sample-video.js';

/** A video of a minute without picture or sound, as a file that staff upload. */
export const newVideo = () => ({
  name: 'lesson.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.from(sampleVideo()),
});
