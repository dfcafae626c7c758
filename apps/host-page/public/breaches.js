/** Counts what the policy of the page had to stop. */
const breaches = document.querySelector("#breaches");
document.addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) => {
  breaches.value = String(Number(breaches.value) + 1);
  console.error(`The policy of the page stopped ${violatedDirective} in ${sourceFile}.`);
});
