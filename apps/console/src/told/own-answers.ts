const most = 200;

/** When the newest of this page's calls were answered, by the number that the server gave the request. */
const answered = new Map<string, number>();

/** Keeps when a call was answered: what is read after that has seen what it changed. */
export const noteAnswer = (request_id: string): void => {
  answered.set(request_id, performance.now());
  const [oldest] = answered.size > most ? answered.keys() : [];
  if (oldest !== undefined) answered.delete(oldest);
};

/** When a call of this page was answered; undefined for one of another page. */
export const answeredAt = (request_id: string | undefined): number | undefined =>
  request_id === undefined ? undefined : answered.get(request_id);
