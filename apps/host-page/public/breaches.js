/** Counts the violations of the content security policy. */
const breaches = document.querySelector("#breaches");
document.addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) => {
  breaches.value = String(Number(breaches.value) + 1);
  console.error(`The policy of the page blocked ${violatedDirective} in ${sourceFile}.`);
});
