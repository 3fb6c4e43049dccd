import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { t } from './candidate.js';
import {
  becomeLearner,
  heard,
  learned,
  missAMinute,
  pass,
  units,
  watchBefore,
  wordsFrom,
} from './learner.js';
import { expect, phoneFirst, test } from './test.js';

const { film } = units;

for (const { name, ...size } of phoneFirst) {
  test.describe(`on ${name}`, () => {
    test.use(size);

    test('a video counts its watched part: nobody skips ahead, repeats add nothing, and it resumes where it was left', async ({
      page,
      candidate,
      staff,
      product,
    }) => {
      const { enrolment_id, path } = await becomeLearner({ page, candidate, staff }, film);
      await page.goto(path);
      const video = page.locator('video');
      const second = () => video.evaluate((node: HTMLVideoElement) => Math.round(node.currentTime));
      const length = () => video.evaluate((node: HTMLVideoElement) => Math.round(node.duration));
      const moveTo = (to: number) =>
        video.evaluate((node: HTMLVideoElement, at) => {
          node.currentTime = at;
        }, to);
      const play = () => video.evaluate((node: HTMLVideoElement) => node.play());
      /** Stops it. @returns the seconds that the server has counted by then */
      const pause = async (): Promise<number> => {
        const last = heard(page, 'keepLearning');
        await video.evaluate((node: HTMLVideoElement) => node.pause());
        return (await (await last).json()).data.seconds;
      };
      await expect(video).toHaveAccessibleName(film.title);
      await expect.poll(length).toBe(60);
      const words = wordsFrom(page);
      await pass(page, 120);
      expect(words).toEqual([]);

      const begun = heard(page, 'openStudyUnit');
      await play();
      await begun;
      const beyond = page.getByRole('status').filter({ hasText: /只能在已看过的部分内跳转/ });
      await moveTo(40);
      await expect(beyond).toBeVisible();
      await passAxe(page, 'nobody skips ahead');
      expect(await second()).toBeLessThan(20);
      expect(await pause()).toBeLessThan(20);
      await expect(learned(page, 0, 1)).toBeVisible();

      await watchBefore(product, enrolment_id, 53);
      await page.reload();
      await expect.poll(second).toBe(53);
      await moveTo(10);
      const again = heard(page, 'openStudyUnit');
      await play();
      await again;
      await expect.poll(second).toBeGreaterThanOrEqual(12);
      await missAMinute(product, enrolment_id);
      expect(await pause()).toBe(53);

      await moveTo(53);
      await play();
      await expect.poll(second).toBeGreaterThanOrEqual(57);
      await missAMinute(product, enrolment_id);
      expect(await pause()).toBeGreaterThanOrEqual(55);
      await expect(page.getByText(t('study.done_text', { required: 1 }))).toBeVisible();
      // Nothing depends on it any more.
      await moveTo(20);
      await expect.poll(second).toBe(20);
      await page.reload();
      await expect(page.getByText(t('study.done_text', { required: 1 }))).toBeVisible();
    });
  });
}
