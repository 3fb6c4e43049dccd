import type { Page } from '@playwright/test';
import { encode } from 'uqr';

interface Camera {
  /** Whether the page may use it; else it is refused until it is allowed. */
  readonly allowed?: boolean;
}

/** Runs in the page, before anything of it does. */
const install = ({ allowed }: Required<Camera>) => {
  let rows: readonly (readonly boolean[])[] = [];
  let isAllowed = allowed;
  const draw = (pen: CanvasRenderingContext2D | null) => {
    if (!pen) return;
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, 1280, 720);
    pen.fillStyle = 'black';
    const dot = Math.floor(560 / Math.max(1, rows.length));
    const [left, top] = [640 - (dot * rows.length) / 2, 360 - (dot * rows.length) / 2];
    rows.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (dark) pen.fillRect(left + x * dot, top + y * dot, dot, dot);
      });
    });
  };
  addEventListener('test-hold', (event) => {
    rows = event instanceof CustomEvent ? event.detail : [];
  });
  addEventListener('test-allow', () => {
    isAllowed = true;
  });
  // A page that has none has none here either.
  if (!isSecureContext) return;
  navigator.mediaDevices.getUserMedia = async () => {
    if (!isAllowed) throw new DOMException('As the test wants it.', 'NotAllowedError');
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
    const pen = canvas.getContext('2d');
    draw(pen);
    const stream = canvas.captureStream(10);
    document.documentElement.dataset.camera = 'on';
    const timer = setInterval(() => {
      draw(pen);
      if (stream.getTracks().some(({ readyState }) => readyState === 'live')) return;
      clearInterval(timer);
      document.documentElement.dataset.camera = 'off';
    }, 50);
    return stream;
  };
};

/**
 * Gives a page a camera, for a machine without one; its state is an attribute on the root of the page. Call it
 * before the page opens.
 */
export const giveCamera = async (page: Page, { allowed = true }: Camera = {}) => {
  await page.addInitScript(install, { allowed });
  return {
    /** Holds a code before it, in the place of the last one. */
    hold: (code: string) =>
      page.evaluate(
        (detail) => dispatchEvent(new CustomEvent('test-hold', { detail })),
        encode(code, { ecc: 'M', border: 4 }).data,
      ),
    allow: () => page.evaluate(() => dispatchEvent(new CustomEvent('test-allow'))),
    isOn: page.locator('html[data-camera="on"]'),
    isOff: page.locator('html[data-camera="off"]'),
  };
};

/** The design system's texts about a camera. */
export const cameraSays = {
  hold: '请将二维码对准摄像头。',
  refused: '未获准使用摄像头。请在浏览器的网站设置中允许。',
} as const;
