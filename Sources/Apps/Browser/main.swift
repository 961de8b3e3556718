// Everything the browser calls is an exported function in the files beside this one. Natively there is nothing to run.
