export { type OperatorSessionScreen, operatorSessionMachine } from './operatorSessionMachine';
