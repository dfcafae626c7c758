/** Whether long-running tests run too (`THOROUGH=1`), and some tests have a larger number of cases. */
export const IS_THOROUGH: boolean;
