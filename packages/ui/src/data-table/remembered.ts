/** The function, which works an answer out once for each name. */
export const remembered = <Name, Answer>(work: (name: Name) => Answer): ((name: Name) => Answer) => {
  const answers = new Map<Name, Answer>();
  return (name) => {
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = work(name);
    answers.set(name, answer);
    return answer;
  };
};
