/** The heading of the screen that is shown: views that wait behind their tags have theirs too. */
export const headingInSight = () =>
  [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility());
