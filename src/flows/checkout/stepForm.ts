/** Id of the open step's form: the button in the bar below submits it too. */
export const stepFormId = 'checkout-step';
