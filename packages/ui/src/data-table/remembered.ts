/** The function, which works an answer out once for each name. */
export const remembered = <Answer>(work: (name: string) => Answer): ((name: string) => Answer) => {
  const answers = new Map<string, Answer>();
  return (name) => {
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = work(name);
    answers.set(name, answer);
    return answer;
  };
};
