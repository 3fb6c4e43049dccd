import { randomUUID } from 'node:crypto';

/**
 * A class of the demo, which dates its classes around the day of its start: their codes and names contain the year
 * of the exam.
 */
export interface DemoClass {
  readonly class_id: number;
  readonly class_name: string;
  readonly code: string;
}

/** The place of a class in the demo, and its state: `enrolling` by default. */
export interface DemoPlace {
  readonly city: string;
  readonly status?: string;
}

interface Account {
  readonly username: string;
  readonly password: string;
}

/** How the demo names its classes, and nothing else does. */
const demoName = /^\d{4}年第.+期/;

const post = async (url: string, call: string, body: object, token = '') => {
  const answer = await fetch(`${url}/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Token': token, 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(body),
  });
  const { code, data } = await answer.json();
  if (code !== 20_000) throw new Error(`${call}: ${code}`);
  return data;
};

/**
 * The class of the demo in a city and a state, as an administrator finds it; of several the one with the earliest
 * exam.
 */
export const findDemoClass = async (
  url: string,
  { username, password }: Account,
  { city, status = 'enrolling' }: DemoPlace,
): Promise<DemoClass> => {
  const { token } = await post(url, 'user/login', { username, password });
  const { items } = await post(
    url,
    'class/fetchClassLists',
    { search: city, status: [status], limit: 100 },
    token,
  );
  const found = (items as readonly (DemoClass & { readonly exam_at: string })[])
    .filter(({ class_name }) => demoName.test(class_name))
    .toSorted((one, other) => one.exam_at.localeCompare(other.exam_at))[0];
  if (!found) throw new Error(`The demo has no class in ${city} that is ${status}`);
  return found;
};
