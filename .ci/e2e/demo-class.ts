/** A class of the demo, which invents its classes around the day it is started on: their codes and names say the year of the exam. */
export interface DemoClass {
  readonly class_name: string;
  readonly code: string;
}

/** The class of the demo that takes enrolments in a city. */
export const openDemoClass = async (url: string, city: string): Promise<DemoClass> => {
  const answer = await fetch(`${url}/api/class/fetchOpenClasses`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ city, limit: 100 }),
  });
  const { data } = (await answer.json()) as { data: { items: readonly DemoClass[] } };
  const found = data.items.find(({ class_name }) => /^\d{4}年第.+期/.test(class_name));
  if (!found) throw new Error(`No class of the demo takes enrolments in ${city}`);
  return found;
};
