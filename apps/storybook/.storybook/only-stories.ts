/*
 * Removes the loading, error and empty pages of Storybook from the page of the tests, where they are never shown. axe would
 * read their elements and styles for each story, although it does not check them.
 */
for (const page of document.querySelectorAll(".sb-wrapper")) page.remove();
